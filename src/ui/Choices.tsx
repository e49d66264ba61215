type Props = {
  name: string;
  legend: string;
  /** An "id" is a place for links. */
  choices: { value: string; text: string; id?: string }[];
  /** These go on a set of the same name: the one that is chosen at the start stands before them. */
  isContinued?: boolean;
  /** A choice shows the page from its top, also before React is there (src/browser/loader). */
  leadsToTop?: boolean;
};

/**
 * Pills of which one is chosen, the first at the start. Radios, so that a style sheet can filter by them without scripts.
 * @example <Choices name="size" legend="Size" choices={[{ value: 's', text: 'Small' }, { value: 'l', text: 'Large' }]} />
 */
export function Choices({ name, legend, choices, isContinued, leadsToTop }: Props) {
  return (
    <fieldset className="choices" data-top={leadsToTop ? '' : undefined}>
      <legend className="unseen">{legend}</legend>
      {choices.map(({ value, text, id }, index) => (
        <label className="choices__choice" key={index} id={id}>
          <input
            className="choices__input unseen"
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0 && !isContinued}
          />
          <span className="pill">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
