type Props = {
  name: string;
  legend: string;
  /** Links can lead to a choice by its "id". */
  choices: { value: string; text: string; id?: string }[];
  /** Set this on a second group with the same name, so that only the first group has a choice chosen at the start. */
  isContinued?: boolean;
  /** Whether a choice scrolls to the top of the page. This works even before the app has loaded. */
  leadsToTop?: boolean;
};

/**
 * A row of choices, drawn as pills, of which one is chosen: at the start, the first. They are radio buttons, so that a style
 * sheet can filter by them without scripts.
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
