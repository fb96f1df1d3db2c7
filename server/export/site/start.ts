// The rest is loaded once it can be: on an older Node its imports would fail by themselves, and not say why.
if (process.getBuiltinModule?.('node:sqlite') === undefined) {
  process.stderr.write(`This site needs Node 22.13 or newer, and this is ${process.version}.\n`)
  process.exitCode = 1
} else void import('./main.ts')
