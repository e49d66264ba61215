import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import type { CommandName } from '../commands/commands.ts';
import { useSituation } from '../commands/situation.ts';
import { buttonsIn, goBetween } from '../focus/one-stop.ts';
import { Sign } from '../parts/Sign.tsx';
import { SignButton } from '../parts/SignButton.tsx';
import { AllTools } from './AllTools.tsx';
import { TOOLS_ASKED, type ToolsPoint } from './tools-asked.ts';

const WORDS = SHELL_WORDS.tools;

/** What can be done with the selected block or item, beside it on the page. All of it is one stop of the Tab key. */
export function BlockTools() {
  const { target } = useSituation();
  const tools = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ToolsPoint>();
  useEffect(() => {
    const ask = (event: Event) => setAsked((event as CustomEvent<ToolsPoint>).detail);
    document.addEventListener(TOOLS_ASKED, ask);
    return () => document.removeEventListener(TOOLS_ASKED, ask);
  }, []);
  useEffect(() => keepOneStop(tools.current));
  if (!target) return null;
  const press = (event: KeyboardEvent) => goBetween(event as KeyboardEvent<HTMLElement>, all());
  const all = () => (tools.current ? buttonsIn(tools.current) : []);
  const tool = (name: CommandName, sign: Parameters<typeof CommandButton>[0]['sign']) => (
    <CommandButton name={name} sign={sign} tabIndex={-1} />
  );
  const isBlock = target.isBlock;
  return (
    <>
      <div ref={tools} className="tools" role="toolbar" aria-label={WORDS.of(target.name)} onKeyDown={press}>
        {isBlock && <CommandButton name="addBefore" sign="add" className="plus plus--before" tabIndex={-1} />}
        <div className="tools__bar">
          <strong className="cut">{target.kind}</strong>
          {tool('moveUp', 'up')}
          {tool('moveDown', 'down')}
          {isBlock && tool('hide', target.isHidden ? 'hidden' : 'shown')}
          {tool('duplicate', 'copy')}
          {!isBlock && tool('addAfter', 'add')}
          <SignButton
            sign="more"
            label={WORDS.more}
            data-tip={WORDS.more}
            tabIndex={-1}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              setAsked({ x: left, y: bottom });
            }}
          />
          <CommandButton name="takeAway" sign="takeAway" className="stop" tabIndex={-1} />
        </div>
        {isBlock && (
          <CommandButton name="addAfter" className="plus plus--after" tabIndex={-1}>
            <Sign name="add" />
            {WORDS.addBlock}
          </CommandButton>
        )}
      </div>
      {asked && <AllTools at={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Buttons come and go with what is selected. One of them is the stop. */
function keepOneStop(tools: HTMLElement | null): void {
  const all = tools ? [...tools.querySelectorAll<HTMLElement>('button')] : [];
  const stops = all.filter(({ tabIndex }) => tabIndex === 0);
  const first = stops[0] ?? tools?.querySelector<HTMLElement>('.tools__bar button') ?? all[0];
  for (const one of all) one.tabIndex = one === first ? 0 : -1;
}
