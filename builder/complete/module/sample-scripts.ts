import type { Values } from '../../model.ts'

const samples: readonly Values[] = [
  { name: 'Sum of prices', language: 'Python', code: 'prices = [4.2, 3.5, 12]\nprint(f"{len(prices)} items, {sum(prices):.2f} in all")' },
  { name: 'Even numbers', language: 'JavaScript', code: 'const even = [1, 2, 3, 4].filter((one) => one % 2 === 0)\nconsole.log(even)' },
  { name: 'A greeting for each', language: 'PHP', code: '<?php\nforeach (["Ana", "Ben"] as $name) { echo "Hello $name\\n"; }' },
  { name: 'Countdown', language: 'Python', code: 'for left in range(3, 0, -1):\n    print(left)\nprint("Go!")' },
  { name: 'Average of marks', language: 'PHP', code: '<?php\n$marks = [2, 3, 1];\necho array_sum($marks) / count($marks);' },
  { name: 'Even or odd', language: 'PHP', code: '<?php\nforeach ([1, 2, 3] as $one) { echo $one . ($one % 2 === 0 ? " even\\n" : " odd\\n"); }' },
  { name: 'Powers of two', language: 'PHP', code: '<?php\n$power = 1;\nfor ($i = 0; $i < 5; $i++) { echo $power . "\\n"; $power = $power * 2; }' },
  { name: 'Letters of a word', language: 'Python', code: 'for letter in "sea":\n    print(letter)' },
  { name: 'Squares', language: 'Python', code: 'print([one * one for one in range(1, 6)])' },
  { name: 'Sum of marks', language: 'JavaScript', code: 'console.log([2, 3, 1].reduce((sum, mark) => sum + mark, 0))' },
  { name: 'A table of five', language: 'JavaScript', code: 'for (let i = 1; i <= 3; i += 1) console.log(i * 5)' },
  { name: 'Greeting', language: 'JavaScript', code: 'const name = "Ana"\nconsole.log("Hello " + name)' },
]
const each = 4

/** Scripts of the language that they are called after; where they are called after none, some of each. */
export function scriptsFor(plural: string): readonly Values[] {
  const own = samples.filter(({ language }) => new RegExp(`\\b${String(language)}\\b`, 'i').test(plural))
  return own.length > 0 ? own : samples.slice(0, each)
}
