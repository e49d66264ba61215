// Māori words with macrons, which mark long vowels. Words that mean something else without them ("tui", "pa") are left out.

const WORDS = [
  'Māori',
  'whānau',
  'Pākehā',
  'hapū',
  'wānanga',
  'kōrero',
  'mōrena',
  'kōhanga',
  'kākāpō',
  'kererū',
  'kūmara',
  'wāhine',
  'mātauranga',
  'pōwhiri',
  'tūrangawaewae',
  'rūnanga',
  'pōhutukawa',
  'Kīngitanga',
  'Ngāti',
  'Ngāi',
  'Ngāpuhi',
  'Tūhoe',
  'Kāinga',
  'Tāmaki',
  'Whangārei',
  'Taupō',
  'Kaikōura',
  'Ōtaki',
  'Whakatāne',
  'Ōpōtiki',
  'Wānaka',
  'Māngere',
  'Ōrākei',
  'Ōtautahi',
  'Ōtepoti',
  'Pōneke',
  'Paekākāriki',
];

export const macrons = new Map(WORDS.map(word => [withoutMacrons(word).toLowerCase(), word]));

function withoutMacrons(word: string): string {
  return word.normalize('NFD').replaceAll('\u0304', '');
}
