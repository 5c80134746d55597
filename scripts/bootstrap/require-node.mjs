// @ts-check
// Every command imports this first, before anything else can fail on an old version of Node.
/** The oldest version of each release line that all packages run on, as in package.json. Newer lines need none. */
const oldest = { 20: 19, 21: Infinity, 22: 16, 23: Infinity };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || minor < (oldest[/** @type {keyof typeof oldest} */ (major)] ?? 0)) {
  console.error(
    `This site needs Node 20.19, 22.16, 24 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
