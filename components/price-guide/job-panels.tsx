import {
  gutterGuards,
  gutterMetals,
  repairs,
  roofMaterials,
  sidingMaterials,
  trades,
  otherWindowStyles,
  usualWindowStyles,
  windowStyles,
  type MaterialChoice,
} from '@/content/price-guide/options';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import type { Trade } from '@/lib/prices/estimate';
import { keysOf } from '@/lib/prices/estimate-fields';
import type { Estimate } from '@/content/price-guide/estimate';
import { priceParts, printBarePrice, printPrice, sumOf } from '@/lib/prices/price';
import { formatSize } from '@/lib/prices/read-size';
import { ChoiceField } from './choice-field';
import { CountRow } from './count-row';
import { fieldProps, type PanelProps } from './field-props';
import { HousePanel } from './house-panel';
import { JobPanel } from './job-panel';
import { PickRow } from './pick-row';
import { NumberField } from './number-field';
import { SizeSource } from './size-source';

const materialList = (materials: Readonly<Record<string, MaterialChoice>>) =>
  Object.entries(materials).map(([value, { job, label }]) => ({
    value,
    label: `${label}, ${printBarePrice(job, { conditionIs: 'in the same list', unit: 'implied' })}`,
  }));
/** The condition of every material, because a select has no room for it in each choice: `per square, before tear-off`. */
const detailOf = (materials: Readonly<Record<string, MaterialChoice>>) =>
  // Word joiners, so that no word breaks at its hyphen.
  (Object.values(materials).map(({ job }) => priceParts(job).detail)[0] ?? '').replaceAll('-', '\u2060-\u2060');
const roofChoices = materialList(roofMaterials);
const sidingChoices = materialList(sidingMaterials);
const gutterChoices = materialList(gutterMetals);
const usualStyles = keysOf(usualWindowStyles);
const otherStyles = keysOf(otherWindowStyles);
const repairKeys = keysOf(repairs);

function resultOf(trade: Trade, { lines }: Estimate): string {
  const own = lines.filter((line) => line.trade === trade);
  const parts = own.flatMap((line) => (line.kind === 'priced' ? [line.price] : []));
  if (parts.length > 0) return printPrice(sumOf(parts));
  return own.some(({ kind }) => kind === 'after-visit') ? copy.afterVisit : copy.missing[trade];
}

export function JobPanels({ values, estimate, onChange }: PanelProps) {
  const { house, problems } = estimate;
  const isOn = (trade: Trade) => values[trade] === 'on';
  const panel = (trade: Trade) => ({ title: trades[trade], result: resultOf(trade, estimate) });
  const { field, number } = fieldProps(values, problems, onChange);
  const countRow = (style: keyof typeof windowStyles) => (
    <CountRow key={style} {...number(style)} label={windowStyles[style].job.job} price={windowStyles[style].job} />
  );

  return (
    <>
      <HousePanel values={values} estimate={estimate} onChange={onChange} />

      {isOn('roof') ? (
        <JobPanel {...panel('roof')}>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
            <ChoiceField
              {...field('roofMaterial')}
              label={`Roof material (${detailOf(roofMaterials)})`}
              choices={roofChoices}
            />
            <div>
              <SizeSource
                {...field('roofFrom')}
                legend="Size of the roof"
                fromHouse={house.squares === undefined ? undefined : `${formatSize(house.squares)} squares`}
                fromFloor={house.floor ? `${formatSize(house.floor.squares)} squares` : ''}
              />
              {values.roofFrom === 'typed' ? (
                <NumberField {...number('squares')} label="Roof" hint="A square is 100 square feet." />
              ) : null}
            </div>
          </div>
        </JobPanel>
      ) : null}

      {isOn('siding') ? (
        <JobPanel {...panel('siding')}>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
            <ChoiceField
              {...field('sidingMaterial')}
              label={`Siding material (${detailOf(sidingMaterials)})`}
              choices={sidingChoices}
            />
            <div>
              <SizeSource
                {...field('sidingFrom')}
                legend="Size of the walls"
                fromHouse={house.wall === undefined ? undefined : `${formatSize(house.wall)} sq ft`}
              />
              {values.sidingFrom === 'typed' ? <NumberField {...number('wall')} label="Walls" /> : null}
            </div>
          </div>
        </JobPanel>
      ) : null}

      {isOn('windows') ? (
        <JobPanel {...panel('windows')}>
          <ul className="grid gap-x-10 sm:grid-cols-2">{usualStyles.map(countRow)}</ul>
          <details open={otherStyles.some((style) => values[style] !== '') || undefined}>
            <summary className="inline-flex min-h-11 items-center font-bold underline decoration-copper decoration-2 underline-offset-5">
              Custom shapes and storm windows
            </summary>
            <ul className="grid gap-x-10 sm:grid-cols-2">{otherStyles.map(countRow)}</ul>
          </details>
        </JobPanel>
      ) : null}

      {isOn('doors') ? (
        <JobPanel {...panel('doors')}>
          <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
            <NumberField {...number('doorCount')} label="New doors" />
            <p className="text-ink-2 sm:pt-8">{copy.onlyAfterVisit}</p>
          </div>
        </JobPanel>
      ) : null}

      {isOn('gutters') ? (
        <JobPanel {...panel('gutters')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <div>
              <ChoiceField
                {...field('gutterMetal')}
                label={`Gutter metal (${detailOf(gutterMetals)})`}
                choices={gutterChoices}
              />
              <ul className="mt-2">
                <PickRow {...field('guards')} label="With gutter guards" price={printPrice(gutterGuards)} />
              </ul>
            </div>
            <div>
              <SizeSource
                {...field('gutterFrom')}
                legend="Length of the gutters"
                fromHouse={house.eaves === undefined ? undefined : `${formatSize(house.eaves)} feet`}
              />
              {values.gutterFrom === 'typed' ? <NumberField {...number('eaves')} label="Gutters" /> : null}
            </div>
            <NumberField {...number('downspouts')} label="New downspouts" hint={`${copy.afterVisit}.`} />
          </div>
        </JobPanel>
      ) : null}

      {isOn('repairs') ? (
        <JobPanel {...panel('repairs')}>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {repairKeys.map((repair) => (
              <PickRow
                key={repair}
                {...field(repair)}
                label={repairs[repair].job}
                price={printPrice(repairs[repair])}
              />
            ))}
          </ul>
        </JobPanel>
      ) : null}
    </>
  );
}
