import { pathSegments } from '@/lib/pictures/path-extent';

export interface Line {
  readonly dx: number;
  readonly dy: number;
}

/** How far each straight line of an SVG path goes right and down. Curves are skipped. */
export function straightLines(path: string): readonly Line[] {
  return (pathSegments(path) ?? [])
    .filter(({ command }) => 'LHVZ'.includes(command))
    .map(({ from, to }) => ({ dx: to[0] - from[0], dy: to[1] - from[1] }));
}
