type Props = {
  name: string;
  legend: string;
  choices: { value: string; text: string }[];
  /** A choice shows the page from its top, also before React is there (src/browser/loader). */
  leadsToTop?: boolean;
};

/**
 * Pills of which one is chosen, the first at the start. Radios, so that a style sheet can filter by them without scripts.
 * @example <Choices name="size" legend="Size" choices={[{ value: 's', text: 'Small' }, { value: 'l', text: 'Large' }]} />
 */
export function Choices({ name, legend, choices, leadsToTop }: Props) {
  return (
    <fieldset className="choices" data-top={leadsToTop ? '' : undefined}>
      <legend className="unseen">{legend}</legend>
      {choices.map(({ value, text }, index) => (
        <label className="choices__choice" key={index}>
          <input
            className="choices__input unseen"
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
          />
          <span className="pill">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
