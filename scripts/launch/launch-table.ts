import type { OpenItem } from './launch-items';

const columns = ['What', 'Now', 'Edit'] as const;
const widestNow = 44;

/** One line per open item, in columns, or a single sentence if nothing is open. */
export function launchTable(items: readonly OpenItem[]): string {
  if (items.length === 0) return 'Nothing is a sample or missing: ready to go live.';
  const rows = [
    columns,
    ...items.map(({ what, now, file, line }) => [what, shortened(now), `${file}:${line}`] as const),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '));
  return lines.join('\n');
}

/** The one-line summary that the build prints. */
export function launchSummary(items: readonly OpenItem[]): string {
  if (items.length === 0) return launchTable(items);
  const things = items.length === 1 ? '1 thing is' : `${items.length} things are`;
  return `Before going live: ${things} still a sample or missing. \`npm run launch-check\` lists ${items.length === 1 ? 'it' : 'them'}.`;
}

function shortened(text: string): string {
  return text.length > widestNow ? `${text.slice(0, widestNow - 1)}…` : text;
}
