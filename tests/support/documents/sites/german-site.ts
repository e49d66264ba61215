// A dentist in Freiburg as a site: German, euros, and every block that shows words of the engine.
import type { Files } from './small-site.ts';
import { siteDocument } from './small-site.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>';

const link = (text: string, href: string) => ({ text, href });

function page(title: string, description: string, blocks: object[], fields: object = {}): object {
  return { title, description, ...fields, blocks };
}

const SITE = siteDocument({
  brand: 'Zahnärzte am Münster',
  tagline: 'Zahnmedizin mitten in Freiburg.',
  language: 'de',
  currency: 'EUR',
  articles: [{ folder: '/ratgeber', text: 'Zurück zum Ratgeber' }],
  categories: ['Ratgeber'],
  description: 'Die Praxis am Münsterplatz: Vorsorge, Zahnersatz und ruhige Termine für Angstpatienten.',
  values: { email: 'praxis@example.com', phone: '0761 123456' },
  addresses: {
    email: 'mailto:praxis@example.com',
    phone: 'tel:+49761123456',
    karte: 'https://karten.example.com/freiburg',
  },
  header: {
    strip: [{ text: 'Mo–Fr 8–18 Uhr' }, { text: '{phone}', href: 'site:phone' }],
    menu: [
      link('Start', '/'),
      {
        text: 'Leistungen',
        links: [link('Prophylaxe', '/leistungen/prophylaxe'), link('Alle', '/leistungen')],
      },
    ],
    action: link('Termin vereinbaren', 'site:email'),
  },
  footer: {
    columns: [{ title: 'Praxis', items: [link('Anfahrt auf der Karte', 'site:karte')] }],
    copyright: '© 2026 {brand}',
    legal: [link('Ratgeber', '/ratgeber')],
  },
  organization: {
    type: 'Organization',
    email: '{email}',
    phone: '{phone}',
    hours: 'Mo-Fr 08:00-18:00',
    areas: ['DE'],
  },
});

const HOME = page(
  'Zahnarzt in Freiburg',
  'Vorsorge, Zahnersatz und ruhige Termine: die Praxis am Münsterplatz in der Mitte von Freiburg.',
  [
    { type: 'hero', heading: 'Zähne in ruhigen Händen', intro: 'Wir nehmen uns Zeit.' },
    {
      type: 'cards',
      heading: 'Leistungen',
      items: [{ page: '/leistungen/prophylaxe' }],
      links: [{ ...link('Mehr lesen', '/leistungen/prophylaxe'), about: 'Prophylaxe' }],
    },
    {
      type: 'packages',
      heading: 'Preise',
      items: [
        {
          name: 'Reinigung',
          price: 89.5,
          features: ['Beratung'],
          link: link('Reinigung buchen', 'site:email'),
        },
        {
          name: 'Implantat',
          price: 1200,
          save: 150,
          popular: true,
          features: ['Planung', 'Einsetzen'],
          link: link('Implantat planen', 'site:email'),
        },
      ],
    },
    {
      type: 'steps',
      variant: 'column',
      heading: 'So läuft es ab',
      items: [{ title: 'Anrufen' }, { title: 'Vorbeikommen' }],
    },
    {
      type: 'testimonials',
      heading: 'Das sagen andere',
      items: [{ name: 'Jana Weiß', role: 'Lehrerin', text: 'Endlich keine Angst mehr.', rating: 5 }],
    },
    {
      type: 'media-text',
      heading: 'So finden Sie uns',
      text: 'Die Praxis liegt am Platz. [Anfahrt planen](site:karte)',
      image: { src: '/images/chart.svg', alt: 'Der Münsterplatz mit dem Eingang der Praxis' },
    },
  ],
);

const MISSING = page(
  'Seite nicht gefunden',
  'An dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder im Link steckt ein Fehler.',
  [{ type: 'hero', heading: 'Seite nicht gefunden' }],
  { index: false },
);

const SERVICES = page(
  'Leistungen der Praxis',
  'Alles, was wir in der Praxis am Münsterplatz tun: von der Vorsorge bis zum festen Zahnersatz.',
  [{ type: 'hero', heading: 'Leistungen' }],
);

const SERVICE = page(
  'Prophylaxe beim Zahnarzt',
  'Zweimal im Jahr gründlich reinigen lassen: was dabei geschieht, wie lange es dauert und was es kostet.',
  [
    { type: 'hero', heading: 'Prophylaxe' },
    {
      type: 'sections',
      heading: 'Ablauf',
      contents: 'Auf dieser Seite',
      numbered: true,
      items: [
        { id: 'untersuchen', heading: 'Untersuchen', text: 'Zuerst sehen wir nach.' },
        { id: 'reinigen', heading: 'Reinigen', text: 'Dann wird gereinigt.' },
      ],
    },
    { type: 'checklist', variant: 'numbered', heading: 'Was Sie mitbringen', items: ['Karte', 'Zeit'] },
    { type: 'prose', text: ['{phone} genügt bei Fragen.', '1. Anrufen\n2. Fragen'] },
  ],
  {
    card: { title: 'Prophylaxe', text: 'Gründlich und schonend.' },
    service: { name: 'Prophylaxe', offers: [{ name: 'Reinigung', price: 89.5 }] },
  },
);

const ARTICLES = page(
  'Ratgeber für gesunde Zähne',
  'Kurze Texte aus der Praxis: richtig putzen, gut essen und ohne Angst zum nächsten Termin kommen.',
  [
    {
      type: 'article-list',
      heading: 'Ratgeber',
      search: { label: 'Suche', placeholder: 'Wonach suchen Sie?' },
      all: 'Alle Beiträge',
      latest: 'Neueste Beiträge',
      more: 'Weiterlesen',
      empty: {
        title: 'Nichts gefunden',
        search: 'Kein Beitrag zu',
        category: 'Nichts in',
        reset: 'Alle zeigen',
      },
    },
  ],
);

const ARTICLE = page(
  'Richtig putzen',
  'Zweimal am Tag, zwei Minuten, ohne Druck: wie Zähne sauber werden und das Zahnfleisch gesund bleibt.',
  [{ type: 'prose', text: 'Zweimal am Tag genügt.' }],
  {
    article: {
      id: 1,
      title: 'Richtig putzen',
      excerpt: 'Zweimal am Tag, zwei Minuten, ohne Druck: mehr braucht es nicht.',
      date: '2026-11-02',
      category: 'Ratgeber',
      image: { src: '/images/chart.svg', alt: 'Eine Zahnbürste über einer Reihe von Zähnen' },
    },
  },
);

export function germanSite(fields: object = {}): Files {
  return {
    'pages/_site.json': { ...SITE, ...fields },
    'pages/_public/images/chart.svg': DRAWING,
    'pages/index.json': HOME,
    'pages/404.json': MISSING,
    'pages/leistungen/index.json': SERVICES,
    'pages/leistungen/prophylaxe.json': SERVICE,
    'pages/ratgeber/index.json': ARTICLES,
    'pages/ratgeber/richtig-putzen.json': ARTICLE,
  };
}
