import { inState, unasked, words, type StyleControl } from './control.ts'

const BOUNCE = 'transition-timing-function:cubic-bezier(.47,2.02,.31,-.36)'

/** What something does while the mouse is over it, by the names that documents have for it. */
const MOTIONS: Record<string, [label: string, css: string]> = {
  grow: ['Crescer', 'scale:1.1'],
  shrink: ['Encolher', 'scale:.9'],
  pulse: ['Pulsar', 'scale:1.1'],
  'pulse-grow': ['Pulsar crescendo', 'scale:1.1'],
  'pulse-shrink': ['Pulsar encolhendo', 'scale:.9'],
  push: ['Apertar', 'scale:.8'],
  pop: ['Saltar', 'scale:1.2'],
  'bounce-in': ['Quicar para fora', `scale:1.2;${BOUNCE}`],
  'bounce-out': ['Quicar para dentro', `scale:.8;${BOUNCE}`],
  rotate: ['Girar', 'rotate:4deg'],
  'grow-rotate': ['Crescer e girar', 'scale:1.1;rotate:4deg'],
  float: ['Flutuar', 'translate:0 -8px'],
  sink: ['Afundar', 'translate:0 8px'],
  bob: ['Boiar', 'translate:0 -8px'],
  hang: ['Pender', 'translate:0 8px'],
  skew: ['Inclinar', 'transform:skew(-10deg)'],
  'skew-forward': ['Inclinar para a frente', 'transform:skew(-10deg);transform-origin:0 100%'],
  'skew-backward': ['Inclinar para trás', 'transform:skew(10deg);transform-origin:0 100%'],
  'wobble-vertical': ['Balançar na vertical', `translate:0 8px;${BOUNCE}`],
  'wobble-horizontal': ['Balançar na horizontal', `translate:8px;${BOUNCE}`],
  'wobble-to-bottom-right': ['Balançar para baixo', `translate:8px 8px;${BOUNCE}`],
  'wobble-to-top-right': ['Balançar para cima', `translate:8px -8px;${BOUNCE}`],
  'wobble-top': ['Balançar o topo', `transform:skew(-12deg);transform-origin:0 100%;${BOUNCE}`],
  'wobble-bottom': ['Balançar a base', `transform:skew(-12deg);transform-origin:100% 0;${BOUNCE}`],
  'wobble-skew': ['Balançar inclinando', `transform:skew(-12deg);${BOUNCE}`],
  buzz: ['Vibrar', `rotate:2deg;translate:3px;${BOUNCE}`],
  'buzz-out': ['Vibrar e parar', `rotate:-2deg;translate:3px;${BOUNCE}`],
}
const column = (at: 0 | 1) => Object.fromEntries(Object.entries(MOTIONS).map(([name, row]) => [name, row[at]]))

/** A motion under the mouse. It comes to rest in its last place, since a document's rules hold no steps of an animation. */
export function hoverAnimation(key = 'hover_animation'): StyleControl[] {
  const options = column(0)
  return [
    unasked(words(key, '', () => 'transition:.3s', { options, perDevice: false })),
    ...inState(
      'hover',
      words(key, 'Animação', (css) => css, { options, css: column(1), perDevice: false }),
    ),
  ]
}
