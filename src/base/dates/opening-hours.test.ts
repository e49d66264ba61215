import { expect, test } from 'vitest';
import { exampleHours, openingHours } from './opening-hours.ts';

test.each<[string, string, string | string[] | undefined]>([
  ['en-AU', 'Mon–Fri 9:00 AM – 6:00 PM', 'Mo-Fr 09:00-18:00'],
  ['en-AU', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-18:00'],
  ['en-AU', 'Monday to Friday, 9 am to 12 p.m.', 'Mo-Fr 09:00-12:00'],
  ['en-AU', 'Mon, Wed & Fri: 12.30 pm - 12 am', 'Mo,We,Fr 12:30-00:00'],
  [
    'en-AU',
    'Tues 8am-12pm, 1pm-4.30pm; Sat 10:00–14:00',
    ['Tu 08:00-12:00', 'Tu 13:00-16:30', 'Sa 10:00-14:00'],
  ],
  ['en-AU', 'Fri 18:00–02:00', 'Fr 18:00-02:00'],
  ['en-AU', 'Su 00:00-24:00', 'Su 00:00-24:00'],
  ['de-DE', 'Mo–Fr 10–18 Uhr', 'Mo-Fr 10:00-18:00'],
  [
    'de-DE',
    'Dienstag bis Donnerstag 10:00 Uhr bis 18:00 Uhr, So 9–12 Uhr',
    ['Tu-Th 10:00-18:00', 'Su 09:00-12:00'],
  ],
  ['fr-FR', 'lun.–ven. 9 h – 18 h', 'Mo-Fr 09:00-18:00'],
  ['ja', '月–金 9:00–18:00', 'Mo-Fr 09:00-18:00'],
  ['de-DE', 'Mo. u. Mi. 9–12 u. 14–18 Uhr', ['Mo,We 09:00-12:00', 'Mo,We 14:00-18:00']],
  ['de-DE', 'Mo–Fr 10–18 Uhr und nach Vereinbarung', 'Mo-Fr 10:00-18:00'],
  ['de-DE', 'Mo–Fr 10–18 Uhr sowie nach Vereinbarung.', 'Mo-Fr 10:00-18:00'],
  ['de-DE', 'Mo–Fr 10–18 Uhr, Sa nach Vereinbarung', 'Mo-Fr 10:00-18:00'],
  ['de-AT', 'Mo–Fr 10–18 Uhr (oder nach telefonischer Vereinbarung)', 'Mo-Fr 10:00-18:00'],
  ['en-AU', 'Mon–Fri 9 am – 5 pm, and by appointment', 'Mo-Fr 09:00-17:00'],
  ['en-AU', 'Mon–Fri 9 am – 5 pm; Sat by appointment only', 'Mo-Fr 09:00-17:00'],
  ['fr-FR', 'lun.–ven. 9 h – 18 h et sur rendez-vous', 'Mo-Fr 09:00-18:00'],
  ['es-ES', 'lun–vie 9:00–18:00 y con cita previa', 'Mo-Fr 09:00-18:00'],
  ['de-DE', 'nach Vereinbarung', undefined],
  ['de-DE', 'Mo–Fr 10–18 Uhr nur nach Vereinbarung', undefined],
  ['en-AU', 'Mon–Fri 9 am – 5 pm by appointment only', undefined],
  // A wrong hour is worse than none.
  ['en-AU', 'Closed until 4 January', undefined],
  ['en-AU', 'Mon–Fri 9–5', undefined],
  ['en-AU', 'Mon–Fri 1 – 5 pm', undefined],
  ['en-AU', 'Mon–Fri 9:00 – 6:00', undefined],
  ['en-AU', 'Mon–Fri 9:00–25:00', undefined],
  ['en-AU', 'Mon–Fri 9:75–10:00', undefined],
  ['en-AU', 'Mon–Fri 13 pm – 14 pm', undefined],
  ['en-AU', 'Mon–Fri', undefined],
  ['en-AU', '9:00–18:00', undefined],
  ['en-AU', 'T 9:00–18:00', undefined],
  ['en-AU', 'Mon–Fri 9:00–18:00, not on 26 December', undefined],
  ['en-AU', '', undefined],
])('%s: "%s" is told as %j', (language, text, told) => {
  expect(openingHours(text, language)).toEqual(told);
});

test.each(['en-AU', 'en-US', 'de-DE', 'fr-FR', 'ja', 'pl', 'nl'])(
  'the example in %s can be read',
  language => {
    expect(openingHours(exampleHours(language), language)).toBe('Mo-Fr 09:00-18:00');
  },
);
