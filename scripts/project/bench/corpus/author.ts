// Writes plain sentences without end. The same seed gives the same sentences.
const PEOPLE = `the baker;a careful reader;our neighbour;the ferry master;a young gardener;the town clerk;an old friend;the potter;
a patient teacher;the night nurse;the boat builder;a keen walker;the grocer;her uncle;the school cook;a quiet sailor;the painter;
his sister;the tailor;a new tenant;the beekeeper;the miller;a tired driver;the weaver;the farm hand;a kind host;the printer;
the glazier;a second reader;the river pilot;the florist;a local guide;the joiner;the roofer;a good listener;the dentist;
the butcher;a first cousin;the drummer;the pastry cook;a fair judge;the saddler;the mechanic;a busy mother;the shepherd;
the locksmith;a careful buyer;the surveyor`;
const VERBS = `keeps;finds;checks;carries;mends;counts;moves;cleans;draws;lends;sells;marks;packs;opens;closes;paints;sorts;weighs;
labels;borrows;returns;follows;reads;signs;copies;shows;brings;folds;ties;washes;trims;holds;leaves;hides;misses;wraps;drops;
fills;tests;measures;prints;shares;stores;loads;lifts;builds;plans;forgets`;
const THINGS = `the ledger;a spare key;the old map;two green jars;the wooden gate;a loaf of rye;the long rope;a box of nails;the front door;
a small lamp;the blue bowl;some ripe plums;the second shelf;a clean apron;the brass bell;a list of names;the garden hose;a warm coat;
the kitchen scales;a bag of flour;the tall ladder;three short planks;the back fence;a roll of tape;the first letter;a bundle of twigs;
the copper kettle;a bunch of keys;the tool shed;a stack of plates;the red boat;a pair of gloves;the fresh paint;a sheet of glass;the oak table;
a tin of tea;the window box;some dry wood;the spring seeds;a worn cushion;the stone step;a half-full barrel;the narrow path;a ball of string;
the north wall;a bowl of soup;the evening paper;a borrowed book;the market stall;a sharp knife;the water tank;a bright scarf;the side table;
some silver thread;the empty crate;a folded sail;the weather glass;a short note;the loose tile;a round basket;the top drawer;a wool blanket;
the bread oven;a handful of herbs`;
const TAILS = `before the shop opens;on a wet morning;near the river;after the bell;with both hands;beside the road;in good light;without a word;
behind the mill;under the stairs;at the far end;for a friend;until the rain stops;by the garden wall;in the cool room;along the creek;
when the tide turns;on the way home;after lunch;at first light;with some care;in the back yard;while the kettle boils;before the train leaves;
next to the stove;across the square;in a dry place;at the same hour;out of the wind;over the low wall;as the street wakes;once the paint is dry;
between two meetings;in the old barn;at the corner table;against the fence;through the side gate;below the deck;on the top floor;from the first row;
during the holidays;in the shade;at the end of term;on market day;beneath the clock;around the garden;with a steady hand;near the lighthouse`;
const OPENERS = `Most days;In winter;By noon;Some weeks;Now and then;At dusk;In early spring;On Sundays;Each autumn;Later on;After a storm;
In a dry year;Before sunrise;On quiet days;Every other week;In the evening;As a rule;Once a month;In the old town;At low tide;
On the coast;In plain words;For a start;By habit`;
const PLACES = `Ballarat;Bendigo;Geelong;Cairns;Hobart;Dubbo;Albany;Orange;Mildura;Broome;Katoomba;Armidale;Wodonga;Bunbury;Gympie;Nelson;Napier;
Timaru;Picton;Oamaru;Burnie;Esperance;Mackay;Tamworth;Warrnambool;Kiama;Gisborne;Whyalla;Echuca;Yamba`;
const TRADES = `Bakers;Potters;Gardeners;Weavers;Printers;Joiners;Sailors;Farmers;Painters;Millers;Tailors;Grocers;Teachers;Walkers;Builders;Cooks;
Drummers;Florists;Glaziers;Beekeepers`;
const FIRST_NAMES = `Mei;Priya;Anjali;Georgina;Carla;Tom;Hamish;Ruby;Noah;Isla;Arjun;Lucas;Aroha;Tane;Grace;Leo;Ella;Mason;Zara;Owen`;
const LAST_NAMES = `Holt;Raman;Mehta;Bennett;Walsh;Nguyen;Parata;Singh;Clarke;Rossi;Evans;Tran;Murphy;Kaur;Hughes;Doyle;Foster;Lim;Reid;Stone`;

const list = (words: string) => words.split(';').map(word => word.trim());
const WORDS = {
  person: list(PEOPLE),
  verb: list(VERBS),
  thing: list(THINGS),
  tail: list(TAILS),
  opener: list(OPENERS),
  place: list(PLACES),
  trade: list(TRADES),
  firstName: list(FIRST_NAMES),
  lastName: list(LAST_NAMES),
};

export type Author = ReturnType<typeof author>;

export function author(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const word = (kind: keyof typeof WORDS) => one(WORDS[kind]);
  const deed = () => `${word('person')} ${word('verb')} ${word('thing')}`;
  const frames = [
    () => `${deed()} ${word('tail')}`,
    () => `${word('opener')}, ${deed()} and ${word('verb')} ${word('thing')}`,
    () => `${deed()}, and ${deed()} ${word('tail')}`,
    () => `if ${deed()}, ${deed()}`,
    () => `${word('opener')} ${deed()} because ${deed()}`,
    () => `“It helps,” says ${word('person')}, who ${word('verb')} ${word('thing')} ${word('tail')}`,
    () => `${deed()} ${word('tail')}: that’s why ${word('person')} ${word('verb')} ${word('thing')}`,
  ];
  return {
    below,
    one,
    word,
    deed,
    sentence: () => `${withCapital(one(frames)())}.`,
    heading: () => withCapital(`${one(['how', 'where', 'when', 'why'])} ${deed()}`),
    person: () => `${word('firstName')} ${word('lastName')}`,
  };
}

export function titleOfPage(page: number): string {
  const { word } = author(page * 7919 + 11);
  return `${word('trade')} in ${word('place')}, part ${page}`;
}

export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** mulberry32: a small random generator that gives the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
