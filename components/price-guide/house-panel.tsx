import clsx from 'clsx';
import { useDeferredValue } from 'react';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { pitches, roofShapes, storyCounts } from '@/content/price-guide/options';
import { floorSentence } from '@/lib/prices/estimate-text';
import { slopeFactor, usualWaste } from '@/lib/prices/house-size';
import { formatSize } from '@/lib/prices/read-size';
import { ChoiceField } from './choice-field';
import { fieldProps, type PanelProps } from './field-props';
import { JobPanel } from './job-panel';
import { RoofSlope } from './roof-slope';
import { NumberField } from './number-field';

const shapeChoices = Object.entries(roofShapes).map(([value, label]) => ({ value, label }));
const pitchChoices = pitches.map((value) => ({ value, label: `${value} in 12` }));
const storyChoices = storyCounts.map((value) => ({ value, label: value }));

export function HousePanel({ values, estimate: { house: latestHouse, problems }, onChange }: PanelProps) {
  const house = useDeferredValue(latestHouse);
  const uses = (trade: 'roof' | 'siding' | 'gutters', source: 'roofFrom' | 'sidingFrom' | 'gutterFrom') =>
    values[trade] === 'on' && values[source] === 'house';
  const fromFloor = values.roof === 'on' && values.roofFrom === 'floor';
  const roofFromSides = uses('roof', 'roofFrom');
  const forRoof = roofFromSides || fromFloor;
  const forWalls = uses('siding', 'sidingFrom');
  const forEaves = uses('gutters', 'gutterFrom');
  if (!forRoof && !forWalls && !forEaves) return null;

  const isGable = values.shape === 'gable';
  const pitch = Number(values.pitch);
  const needsSides = roofFromSides || forWalls || forEaves;
  const needsPitch = forRoof || (forWalls && isGable);
  const squares = fromFloor ? house.floor?.squares : house.squares;
  const sizes = [
    squares !== undefined ? `${formatSize(squares)} squares of roof` : '',
    forWalls && house.wall !== undefined ? `${formatSize(house.wall)} sq ft of wall` : '',
    forEaves && house.eaves !== undefined ? `${formatSize(house.eaves)} feet of gutter` : '',
  ].filter(Boolean);
  const { field, number } = fieldProps(values, problems, onChange);
  const wasteHint = `If you leave it empty, we add ${usualWaste[isGable ? 'gable' : 'hip']}%`;

  return (
    <JobPanel title={copy.house} result={sizes.join('\u00a0· ') || (needsSides ? copy.startHere : copy.startWithFloor)}>
      <div
        className={clsx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4',
          forRoof && !forWalls ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
        )}
      >
        {fromFloor ? <NumberField {...number('floorArea')} label="Floor area" hint="All floors together" /> : null}
        {needsSides ? <NumberField {...number('length')} label="Length" /> : null}
        {needsSides ? <NumberField {...number('width')} label="Width" /> : null}
        {forWalls || fromFloor ? <ChoiceField {...field('stories')} label="Stories" choices={storyChoices} /> : null}
        <ChoiceField {...field('shape')} label="Roof shape" choices={shapeChoices} />
        {needsPitch ? (
          <ChoiceField
            {...field('pitch')}
            label="Roof pitch"
            choices={pitchChoices}
            hint="Not sure? Most Connecticut houses are 6 to 9 in 12."
          />
        ) : null}
        {forRoof || forEaves ? (
          <NumberField {...number('overhang')} label="Overhang" hint="How far the roof sticks out past the wall" />
        ) : null}
        {forWalls ? <NumberField {...number('storyHeight')} label="Height of a story" /> : null}
        {forRoof ? <NumberField {...number('waste')} label="Waste" hint={wasteHint} /> : null}
      </div>
      {fromFloor && house.floor ? (
        <p className="mt-4">{`${floorSentence(house.floor, values)} ${copy.squareHouse}`}</p>
      ) : null}
      {needsPitch ? (
        <div className="mt-5">
          <RoofSlope pitch={pitch} />
        </div>
      ) : null}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-bold underline decoration-copper decoration-2 underline-offset-5">
          {copy.math}
        </summary>
        <ul className="mt-1 grid list-disc gap-1.5 pl-5 text-ink-2">
          {roofFromSides ? (
            <li>
              {`Roof: (length + 2 overhangs) × (width + 2 overhangs) × ${slopeFactor(pitch).toFixed(3)}, plus waste, in squares of 100 sq ft. The ${slopeFactor(pitch).toFixed(3)} comes from the slope: √(12² + ${pitch}²) ÷ 12.`}
            </li>
          ) : null}
          {forRoof ? (
            <li>
              Waste is what we cut off at the edges: about 10% on a gable roof and 15% on a hip, which has more edges.
            </li>
          ) : null}
          {fromFloor ? (
            <li>
              {`Roof from the floor: (√(floor area ÷ stories) + 2 overhangs)² × ${slopeFactor(pitch).toFixed(3)}, plus waste, in squares of 100 sq ft.`}
            </li>
          ) : null}
          {forWalls ? (
            <li>
              {`Walls: 2 × (length + width) × stories × height of a story${isGable ? ', plus two gables of width² × pitch ÷ 48 each' : ''}. We don’t subtract windows and doors.`}
            </li>
          ) : null}
          {forEaves ? (
            <li>
              {isGable
                ? 'Gutters: the two long sides, each with an overhang at both ends.'
                : 'Gutters: all four sides, each with an overhang at both ends.'}
            </li>
          ) : null}
          <li>This is for a plain rectangle. We measure your house before we give you a price.</li>
        </ul>
      </details>
    </JobPanel>
  );
}
