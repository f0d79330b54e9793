interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({ label, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((known) => known === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onMove: (value: number) => void;
}

export function Slider({ label, value, least, most, step, onMove }: SliderProps) {
  return (
    <label>
      {label} <output>{value.toFixed(step < 1 ? 2 : 0)}</output>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </label>
  );
}
