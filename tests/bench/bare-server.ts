import { createServer } from 'node:http'

/** The least that Node can do: answers what arrives as JSON on standard input, on the port given as the argument. */
let input = ''
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) input += chunk
const { headers, body } = JSON.parse(input) as { headers: Record<string, string>; body: string }
const bytes = Buffer.from(body)
createServer((_, answer) => {
  answer.writeHead(200, { ...headers, 'content-length': bytes.length })
  answer.end(bytes)
}).listen(Number(process.argv[2]), '127.0.0.1')
