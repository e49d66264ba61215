import type { IconName, NoticeBlock, Placed } from '../../src/generated/types.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Links } from '../../src/ui/Links.tsx';
import { Section, SectionHead } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

const ICONS = {
  info: 'info',
  success: 'shield',
  warning: 'clock',
  privacy: 'lock',
} as const satisfies { [kind in NonNullable<NoticeBlock['kind']>]: IconName };

export function Notice(block: Placed<NoticeBlock>) {
  const { variant = 'inset', kind = 'info', icon = ICONS[kind], text, heading, links } = block;
  const frame = `notice__frame notice__frame--${kind}`;
  return (
    <Section block={{ ...block, variant }} head={false}>
      <div className={variant === 'inset' ? `${frame} cartouche` : frame}>
        <Icon name={icon} />
        <div className="notice__body">
          {heading ? <SectionHead block={block} /> : null}
          <div className="notice__words">
            <Text html={text} />
            <Links links={links} />
          </div>
        </div>
      </div>
    </Section>
  );
}
