import { describe, expect, test } from 'vitest'
import { runScriptOrTool as runTool } from '../../builder/browser/tools/run-script.ts'
import { toolsIn } from '../../builder/complete/module/which-tools.ts'

const wrote = async (mode: string, ...lines: string[]) => (await runTool('script', lines.join('\n'), '', mode)).text

describe('a script is run and its output shown', () => {
  test('in Python, with functions, loops, lists and formatted texts', async () =>
    expect(
      await wrote(
        'Python',
        'def fact(n):',
        '    if n <= 1:',
        '        return 1',
        '    return n * fact(n - 1)',
        '',
        'for i in range(1, 4):  # three of them',
        '    print(i, fact(i))',
        'print([x * x for x in range(5) if x % 2 == 0])',
        'for key, value in {"a": 1}.items():',
        '    print(f"{key}={value:.2f}")',
        'a, b = 1, 2',
        'a, b = b, a',
        'print(a, b, 3 not in [1, 2])',
      ),
    ).toBe('1 1\n2 2\n3 6\n[0, 4, 16]\na=1.00\n2 1 True\n'))

  test('in JavaScript, where what a function declares is its own', async () =>
    expect(
      await wrote(
        'JavaScript',
        'const i = 7',
        'function total(list) { let i = 0; for (const one of list) { i += one } return i }',
        'console.log(total([1, 2, 3]), i)',
        '[3, 1, 2].sort((a, b) => a - b).forEach((one) => { console.log("no. " + one) })',
      ),
    ).toBe('6 7\nno. 1\nno. 2\nno. 3\n'))

  test('in PHP, which it is taken for by how it is written', async () => {
    const script = [
      '<?php',
      '$ages = ["ana" => 3, "ben" => 4];',
      'foreach ($ages as $name => $age) { echo "$name is {$age}\\n"; }',
      'echo count($ages) . "!";',
      '?>',
    ]
    expect(await runTool('script', script.join('\n'), '', 'As it is written')).toMatchObject({
      text: 'ana is 3\nben is 4\n2!',
      note: expect.stringContaining('PHP'),
    })
  })
})

describe('what scripts commonly use', () => {
  test.each([
    ['Python', 'def greet(name, word="Hello"):\n    return f"{word} {name}"\nprint(greet("Ana"), greet("Ben", word="Hi"))', 'Hello Ana Hi Ben\n'],
    ['Python', 'import math\nprint(math.floor(math.pi), math.sqrt(16))', '3 4\n'],
    ['JavaScript', 'const f = (a, b = 2) => a * b\nconsole.log(Math.max(...[1, 5, 3]), [0, ...[1, 2]], f(4), f(4, 3))', '5 [ 0, 1, 2 ] 8 12\n'],
    [
      'JavaScript',
      'function f(constructor, toString) { return constructor }\nconsole.log(f(), "a".constructor, [].__proto__, ({}).constructor)',
      'null null null null\n',
    ],
  ])('%s: %j', async (mode, script, output) => expect(await wrote(mode, script)).toBe(output))
})

describe('a script that cannot go on is told why', () => {
  test.each([
    ['Python', 'while True:\n    pass', 'does a loop never end?'],
    ['Python', 'def f(n):\n    return f(n)\nf(1)', 'Too many calls inside one another.'],
    ['Python', 'print(1)\nprint(price)', '“price” is not known.'],
    ['Python', 'print(1 / 0)', 'Nothing can be divided by 0.'],
    ['JavaScript', 'let x = ;', 'Line 1: “;” is not understood here.'],
    ['JavaScript', 'console.log(constructor)', '“constructor” is not known.'],
    ['Python', 'import os', 'Line 1: only “import math”, “import random”, “import turtle” are known here; there are no other packages.'],
    ['PHP', 'echo "open', 'a text is opened and never closed.'],
  ])('%s: %j', async (mode, script, why) => await expect(runTool('script', script, '', mode)).rejects.toThrow(why))

  test.each(['document.title', 'window', 'fetch("/")', 'globalThis.location'])(
    '%s reaches nothing of the page',
    async (script) => await expect(runTool('script', script, '', 'JavaScript')).rejects.toThrow('is not known.'),
  )
})

test('a site to run scripts has the tool, one about scripts in passing has not', () => {
  expect(toolsIn('Users can write Python scripts, run scripts and see what they print.')).toEqual(['script'])
  expect(toolsIn('People read film scripts and rate them.')).toEqual([])
})
