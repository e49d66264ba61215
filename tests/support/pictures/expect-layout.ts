// Compares a layout with the accepted one, without places and sizes if this browser draws letters differently.
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { acceptedText, HOW_TO_ACCEPT } from '../site/accepted.ts';
import { handOf } from './calibration.ts';
import { bonesOf } from './layout.ts';
import { readList } from './list.ts';
import { isNew } from './new-blocks.ts';
import { nameOf, type View } from './views.ts';

export async function expectLayout(browser: Browser, view: View, present: string): Promise<void> {
  const accepted = acceptedText(`layout/${view.file}`, view.section, present) ?? '';
  if (present === accepted || isNew(view)) return;
  const hand = await handOf(browser);
  const list = readList();
  const hint = `The layout of ${nameOf(view)} is not the accepted one. ${HOW_TO_ACCEPT}`;
  if (hand.calibration === list.calibration) {
    expect(present, hint).toBe(accepted);
  } else {
    const why = `Compared without places and sizes: this browser (${hand.browser}) draws letters otherwise than the one of the accepted pictures (${list.browser}).`;
    expect(bonesOf(present), `${hint} ${why}`).toEqual(bonesOf(accepted));
  }
}
