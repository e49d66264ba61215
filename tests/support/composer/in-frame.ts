// What a test calls in the page.
export { clickedAt, framedPage, pointedAt, rootsIn } from '../../../src/composer/app/frame/field-at.ts';
export { boxesOf, drawnIn, isPicture, isSeen } from '../../../src/composer/app/frame/texts-at.ts';
