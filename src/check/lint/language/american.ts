// American spellings and what Australians write instead. Most come from a few rules and the words they hold for; the rest is
// a list. What both countries write, or what depends on the meaning, is left out.

const OUR =
  'ardor armor armors armored armory behavior behaviors behavioral candor clamor color colors colored coloring colorful colorless discolored demeanor dishonor dishonored dishonorable enamored endeavor endeavors endeavored endeavoring favor favors favored favoring favorable favorably favorite favorites favoritism unfavorable unfavorably fervor flavor flavors flavored flavoring harbor harbors harbored harboring honor honors honored honoring honorable honorably humor humored humorless labor labored laborer laborers laboring labors misbehavior multicolored neighbor neighbors neighboring neighborhood neighborhoods neighborly odor odors odorless parlor parlors rancor rigor rumor rumors rumored savior saviors savor savors savored savory splendor succor tricolor tumor tumors valor vapor vapors vigor watercolor watercolors';

const RE =
  'center centers caliber calibers centimeter centimeters epicenter fiber fibers fiberglass kilometer kilometers liter liters luster meager microfiber milliliter milliliters millimeter millimeters multicenter saber sabers scepter sepulcher somber specter specters theater theaters amphitheater';

/** Verbs that double their l before an ending: "travel" → "travelled". */
const DOUBLED_L =
  'barrel bevel cancel channel chisel counsel cudgel dial diesel duel enamel equal fuel funnel gavel gravel grovel initial jewel kennel label laurel level libel marshal marvel medal model panel parcel pedal pencil quarrel ravel relabel remodel revel rival shovel shrivel signal snivel spiral squirrel stencil swivel tassel tinsel total towel travel trowel tunnel unravel yodel';

/** Verbs that end in -ise; "-ize" and all its endings follow. Words such as "size", "prize" and "seize" are none. */
const NOT_ISE =
  /^(?:(?:over|under|out|down|up|re|mid|king|bite|full|life|right|super)?siz|capsiz|assiz|(?:ap)?priz|seiz|baiz|maiz|friz|beliz|pfiz)/;
const IZE = /^[a-z]{2,}iz(?:e|es|ed|er|ers|ing|ingly|able|ation|ations|ational|ationally)$/;
const YZE = /^[a-z]+(?:al|ol)yz(?:e|es|ed|er|ers|ing|able)$/;

const ONE_BY_ONE = `
aging ageing · airfoil aerofoil · airplane aeroplane · airplanes aeroplanes · aluminum aluminium ·
anemia anaemia · anemic anaemic · anesthesia anaesthesia · anesthesiologist anaesthetist ·
anesthesiologists anaesthetists · anesthetic anaesthetic · anesthetist anaesthetist ·
anesthetists anaesthetists · appall appal · archeological archaeological ·
archeologist archaeologist · archeologists archaeologists · archeology archaeology ·
artifact artefact · artifacts artefacts · ax axe · caliper calliper · calipers callipers ·
catalog catalogue · cataloged catalogued · cataloging cataloguing · catalogs catalogues ·
centered centred · centering centring · cesarean caesarean · checkbook chequebook · chili chilli ·
counselor counsellor · counselors counsellors · counterclockwise anticlockwise · cozy cosy ·
cruelest cruellest · defense defence · defenseless defenceless · defenses defences · dialog dialogue ·
dialogs dialogues · diarrhea diarrhoea · disfavor disfavour · distill distil · distills distils ·
edema oedema · enroll enrol · enrollment enrolment · enrollments enrolments · enrolls enrols ·
epilog epilogue · esophagus oesophagus · estrogen oestrogen · fulfill fulfil ·
fulfillment fulfilment · fulfills fulfils · gray grey · grayish greyish ·
gynecological gynaecological · gynecologist gynaecologist · gynecologists gynaecologists ·
gynecology gynaecology · hematologist haematologist · hematology haematology ·
hemoglobin haemoglobin · hemophilia haemophilia · hemorrhage haemorrhage · hemorrhoids haemorrhoids ·
hypoglycemia hypoglycaemia · installment instalment · installments instalments · instill instil ·
instills instils · jewelry jewellery · kidnaped kidnapped · kilogramme kilogram · leukemia leukaemia ·
licenced licensed · licencing licensing · licorice liquorice · maneuver manoeuvre ·
maneuvered manoeuvred · maneuvering manoeuvring · maneuvers manoeuvres · marvelous marvellous ·
marvelously marvellously · math maths · medalist medallist · medalists medallists ·
misdemeanor misdemeanour · mold mould · molded moulded · molding moulding · molds moulds ·
moldy mouldy · mollusk mollusc · mollusks molluscs · molt moult · mom mum · moms mums ·
monolog monologue · mustache moustache · mustaches moustaches · offense offence · offenses offences ·
omelet omelette · orthopedic orthopaedic · orthopedics orthopaedics · orthopedist orthopaedist ·
pajamas pyjamas · paleontologist palaeontologist · paleontology palaeontology · panelist panellist ·
panelists panellists · pediatric paediatric · pediatrician paediatrician ·
pediatricians paediatricians · pediatrics paediatrics · plow plough · plowed ploughed ·
plowing ploughing · plows ploughs · practiced practised · practicing practising · pretense pretence ·
pretenses pretences · prolog prologue · rumormonger rumourmonger · skeptic sceptic ·
skeptical sceptical · skeptically sceptically · skepticism scepticism · skeptics sceptics ·
skillful skilful · skillfully skilfully · smolder smoulder · smoldering smouldering ·
somberly sombrely · theatergoer theatregoer · tidbit titbit · tidbits titbits · toxemia toxaemia ·
travelog travelogue · unlicenced unlicensed · unskillful unskilful · willful wilful ·
willfully wilfully · woolen woollen · woolens woollens · worshiped worshipped ·
worshiping worshipping
`;

const words = new Map<string, string>();

for (const word of OUR.split(' ')) words.set(word, word.replace('or', 'our'));
for (const word of RE.split(' ')) words.set(word, word.replace(/er(?=s?$|glass$)/, 're'));
for (const stem of DOUBLED_L.split(' '))
  for (const ending of ['ed', 'ing', 'er', 'ers']) words.set(stem + ending, `${stem}l${ending}`);
for (const pair of ONE_BY_ONE.split('·')) {
  const [american, australian] = pair.trim().split(/\s+/);
  if (american && australian) words.set(american, australian);
}

/** What Australians write for this word, in lower case; undefined where it is fine. */
export function australian(word: string): string | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  if (!word.includes('z')) return undefined;
  if (IZE.test(word) && !NOT_ISE.test(word)) return word.replace('iz', 'is');
  return YZE.test(word) ? word.replace('yz', 'ys') : undefined;
}
