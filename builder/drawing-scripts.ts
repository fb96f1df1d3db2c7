/** A script that draws: what it is called, its language and its code. */
export interface DrawingScript {
  readonly name: string
  readonly language: 'Python' | 'JavaScript' | 'PHP'
  readonly code: string
}

/** Scripts that draw, from the first steps of a turtle to shapes by their place. */
export const drawingScripts: readonly DrawingScript[] = [
  {
    name: 'A star',
    language: 'Python',
    code: '# A star\nimport turtle\n\nturtle.color("royalblue", "gold")\nturtle.penup()\nturtle.goto(-100, 40)\nturtle.pendown()\nturtle.begin_fill()\nfor side in range(5):\n    turtle.forward(200)\n    turtle.right(144)\nturtle.end_fill()\nprint("Five sides, and a turn of 144 degrees after each.")',
  },
  {
    name: 'A square spiral',
    language: 'Python',
    code: '# A square spiral\nfrom turtle import *\n\ncolors = ["crimson", "darkorange", "seagreen", "royalblue"]\nwidth(3)\nfor step in range(60):\n    color(colors[step % 4])\n    forward(step * 5)\n    right(91)',
  },
  {
    name: 'A tree',
    language: 'Python',
    code: '# A tree\nfrom turtle import *\n\ndef branch(length):\n    if length < 8:\n        return\n    color("saddlebrown" if length > 30 else "green")\n    forward(length)\n    left(28)\n    branch(length * 0.72)\n    right(56)\n    branch(length * 0.72)\n    left(28)\n    penup()\n    backward(length)\n    pendown()\n\npenup()\ngoto(0, -180)\npendown()\nleft(90)\nbranch(95)',
  },
  {
    name: 'A house',
    language: 'JavaScript',
    code: '// A house\nbackground("lightblue")\nrectangle(0, 300, 600, 100, "yellowgreen")\nrectangle(200, 180, 200, 150, "peru")\ntriangle(180, 180, 300, 90, 420, 180, "firebrick")\nrectangle(280, 250, 45, 80, "saddlebrown")\ncircle(520, 70, 40, "gold")\nfor (let i = 0; i < 2; i++) {\n  rectangle(225 + i * 110, 205, 36, 36, "lightyellow")\n}\ntext(250, 370, "My house")',
  },
  {
    name: 'Circles in a row',
    language: 'PHP',
    code: '<?php\n// Circles in a row\n$colors = ["tomato", "orange", "gold", "seagreen", "royalblue", "purple"];\nforeach ($colors as $at => $color) {\n  circle(75 + $at * 90, 200, 20 + $at * 5, $color);\n}\necho count($colors) . " circles";',
  },
]
