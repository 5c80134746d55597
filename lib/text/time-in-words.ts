/** `5 hours 10 minutes`, `1 hour`, `45 minutes`. */
export function timeInWords(hours: number): string {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  return [whole > 0 && `${whole} ${whole === 1 ? 'hour' : 'hours'}`, minutes > 0 && `${minutes} minutes`]
    .filter(Boolean)
    .join(' ');
}
