import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The least that Node can do to give out a file: streams the one that the second argument names, whatever is asked for, on the port of the first. */
const [, , port, path = ''] = process.argv
createServer(async (_, answer) => {
  const { size } = await stat(path)
  answer.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': size })
  createReadStream(path).pipe(answer)
}).listen(Number(port), '127.0.0.1')
