// The English words of pictures, and of photographs that arrive.
import { IN_ENGLISH } from './in-english.ts';

const { counted, number, PAGES } = IN_ENGLISH;

export const ENGLISH_PICTURES = {
  picture: {
    none: 'No picture yet',
    choose: 'Choose a picture',
    another: 'Choose another picture',
    search: 'Search by name',
    takeAway: 'Take it away',
    drop: 'Drop a photograph here, paste it, or',
    chooseFile: 'choose a file',
    dropHere: 'Drop it here',
    arriving: (name: string) => `${name} is being made smaller …`,
    arrived: (name: string, width: number, height: number, needsWords: boolean) =>
      `${name} is here, ${width} by ${height} pixels.${needsWords ? ' Say what it shows, then use it.' : ''}`,
    waits: 'Waits for its words',
    sayWhat: (isToBeUsed: boolean) =>
      `Say what it shows, for people who cannot see it. Or say that it is only decoration.${isToBeUsed ? ' Then use it.' : ''}`,
    /** Said of something begun that cannot be without a picture. "where" names the fields that have none. */
    needsOwn: (where: string) =>
      `Choose a picture in ${where}, and say what it shows or that it is only decoration. It is put on the page then.`,
    isSaid: 'This photograph is not in the site yet. Use it, and it is saved together with its words.',
    use: 'Use this photograph',
    used: 'The photograph is used.',
    tooHeavy: 'A photograph has at most 25 MB. Save it smaller.',
    notSent:
      'The photograph has not arrived, because the server has gone. Drop it once more when it is back.',
    placeGone: (name: string) =>
      `“${name}” has arrived, but its place has been taken away in the meantime. Drop it where you want it.`,
    noField:
      'No picture can be shown here. Drop the photograph on a picture, or on a block that can show one.',
    locked: 'This stands on other pages too. Press “Change it everywhere” first, then drop the photograph.',
    deleteFile: (name: string) => `Delete ${name}`,
  },
  /** Why a photograph is not taken. The first three follow the name of its file. */
  photographs: {
    drawing:
      'is a drawing (SVG), whatever its name says, and here only photographs are taken. Save it as PNG, or ask whoever keeps the folder of the site to put it there.',
    small: (width: number, height: number) =>
      `is ${number(width)} by ${number(height)} pixels, too small for any place on a page. Choose a larger one; 3000 pixels are enough for any place.`,
    notKept: 'could not be kept. Choose it once more.',
    noLongerKept: 'This photograph is no longer kept. Choose it once more.',
    noName: 'The name of the file is not written as in an address.',
  },
  /** Where the pictures of the site are used. */
  pictures: {
    onPages: (count: number, names: string) => `On ${counted(count, PAGES)}: ${names}`,
    ofWholeSite: 'Used by the whole site',
    onNone: 'On no page',
    used: (name: string) => `The picture “${name}” is used, so it stays.`,
    goneAlready: 'This picture has gone already.',
    gone: (name: string, comesBack: boolean) =>
      `The picture “${name}” is gone.${comesBack ? ' Undo brings it back.' : ''}`,
  },
  /** Which part of a photograph is shown. */
  crop: {
    sides: { left: 'From the left', top: 'From the top', width: 'Width', height: 'Height' },
    whole: 'Show all of it',
  },
};
