type Props = { name: string; legend: string; choices: { value: string; text: string }[] };

/** Pills of which one is chosen, the first at the start. Radios, so that a style sheet can filter by them without scripts. */
export function Choices({ name, legend, choices }: Props) {
  return (
    <fieldset className="choices">
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
