export function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
