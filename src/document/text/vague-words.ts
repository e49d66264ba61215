// Tells whether the words of a link leave open where it leads: "click here", "read more".
import { tongueOf } from '../../base/language.ts';

const VAGUE: { [language: string]: RegExp } = {
  de: /^(?:(?:bitte )?(?:hier|auf diesen link) (?:klicken|tippen)|(?:bitte )?(?:klicken|tippen) sie (?:hier|auf diesen link)(?: .*)?|klicke? hier(?: .*)?|hier|weiterlesen|(?:mehr|weiter)(?: (?:erfahren|lesen|dazu|infos?|informationen|details|anzeigen|sehen))?|(?:erfahren|lesen|sehen) sie mehr|(?:diese|zur) (?:seite|webseite|website)|(?:dieser|zum) (?:link|artikel|beitrag)|link|details|infos?|ansehen|anzeigen)$/i,
  en: /^(?:(?:please )?(?:click|tap|press|go|look) (?:here|this|on this|the link)\b.*|here|(?:read|learn|see|view|find out|discover|show|get|know)(?: (?:more|it|this|all))|more|more (?:info|information|details)|(?:this )?(?:page|link|article|website|site)|details|info|continue|go|next|link)$/i,
  es: /^(?:(?:haz|haga|hacer|pulsa|pulse|pincha) (?:clic )?(?:aquí|en este enlace)(?: .*)?|aquí|(?:leer|ver|saber|descubrir|conocer|mostrar) más|más|más (?:información|info|detalles)|(?:esta|este) (?:página|enlace|artículo|sitio)|enlace|detalles|info|continuar|seguir|siguiente)$/i,
  fr: /^(?:(?:veuillez )?(?:cliquez|cliquer|appuyez) (?:ici|sur ce lien)(?: .*)?|ici|(?:en savoir|lire|voir|découvrir) (?:plus|la suite)|plus|plus d[’']infos?|plus d[’']informations|(?:cette|ce) (?:page|lien|site)|lien|détails?|infos?|continuer|suite|suivant)$/i,
  it: /^(?:(?:clicca|cliccare|premi|fai clic) (?:qui|su questo link)(?: .*)?|qui|(?:leggi|scopri|vedi|mostra) (?:di più|tutto|altro)|per saperne di più|continua a leggere|di più|altro|(?:maggiori|più) informazioni|(?:questa|questo) (?:pagina|link|articolo|sito)|link|dettagli|info|continua|avanti)$/i,
  nl: /^(?:(?:klik|tik|druk) (?:hier|op deze link)(?: .*)?|hier|(?:lees|bekijk|ontdek|zie|toon) (?:meer|verder|alles|dit)|meer|meer (?:lezen|weten|info|informatie|details)|verder lezen|(?:deze|dit) (?:pagina|link|artikel|site)|link|details|info|verder|volgende)$/i,
};

/** Always false for a language without a list. */
export function isVague(words: string, language: string): boolean {
  return VAGUE[tongueOf(language)]?.test(words) ?? false;
}
