// @ts-check
// Every command imports this first, before anything else can fail on an old version of Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    `This site needs Node 20.9 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
