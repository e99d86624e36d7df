import { Type } from 'typebox'
import { allAskedWhen } from '../conditions.ts'
import { choice, type Condition, type Control, type Field, type Fields } from '../fields.ts'
import type { StyleDevice } from './devices.ts'
import {
  colourCss,
  groundColourCss,
  LENGTH_UNITS,
  numberCss,
  sidesCss,
  sizeCss,
  wordCss,
  textColourCss,
  type SizeOptions,
} from './values.ts'

export type StyleState = 'normal' | 'hover' | 'focus'
/** The value of a setting on the device that is being styled, or on the next larger one that has it. */
export type ValueOf = (key: string) => unknown

/** Some settings that together declare something. */
export type StyleControl = {
  /** A stored value under one of these names makes the control declare something; others are only read along. */
  keys: readonly string[]
  css(value: ValueOf, device: StyleDevice): string
  state: StyleState
  /** Says something else to phones, although nothing is stored for them. */
  onPhonesToo?: (value: ValueOf) => boolean
  /** The widget itself does what is stored for the desk. */
  exceptDesktop?: true
  /** What forms ask for. */
  fields: Fields
}

/** A part of a widget: where it stands inside of the element, and what of its look can be changed. */
export type StylePart = {
  title: string
  /** Below the element; & is the element itself. */
  selector: string
  /** While the mouse is over it, where that is not the part's own :hover. */
  hover?: string
  /** While it has the focus, where that is not the part's own :focus. */
  focus?: string
  controls: readonly StyleControl[]
}

export const part = (title: string, selector: string, ...controls: (StyleControl | StyleControl[])[]): StylePart => ({
  title,
  selector,
  controls: controls.flat(),
})

/** The part is looked at by the mouse where something around it is. */
export const partOfHovered = (hover: string, one: StylePart): StylePart => ({ ...one, hover })

/** The part changes where something around or inside of it has the focus. */
export const partOfFocused = (focus: string, one: StylePart): StylePart => ({ ...one, focus })

/** The same part, asked for only while the condition holds. */
export const partWhen = (condition: Condition, one: StylePart): StylePart => ({
  ...one,
  controls: one.controls.map((control) => ({ ...control, fields: allAskedWhen(condition, control.fields) })),
})

/** Declares something too for a setting that is asked for elsewhere. */
export const unasked = (control: StyleControl): StyleControl => ({ ...control, fields: {} })

/** Asked for here, although something else declares it. */
export const unsaid = (control: StyleControl): StyleControl => ({ ...control, css: () => '' })

/** Declarations that come with a setting, whatever its value: what a widget needs of style only where the setting is used. */
export const whenSet = (keys: string[], css: string | StyleControl['css']): StyleControl => ({
  keys,
  css: typeof css === 'string' ? () => css : css,
  state: 'normal',
  fields: {},
})

export const inState = (state: StyleState, ...controls: (StyleControl | StyleControl[])[]): StyleControl[] =>
  controls.flat().map((control) => ({ ...control, state }))
export const onHover = (...controls: (StyleControl | StyleControl[])[]) => inState('hover', ...controls)
export const onFocus = (...controls: (StyleControl | StyleControl[])[]) => inState('focus', ...controls)

/** How a declaration is written with a value: a property's name, several by commas, or more than that. */
type Declare = string | ((css: string) => string)

const written = (declare: Declare, css: string) =>
  css === ''
    ? ''
    : typeof declare === 'function'
      ? declare(css)
      : declare
          .split(',')
          .map((property) => `${property}:${css}`)
          .join(';')

type ReadOptions = { when?: Condition; perDevice?: boolean }
type FieldParts = { label: string; control: Control; units?: readonly string[]; options?: Record<string, string> }

/** A setting that is kept as it was stored; it is only read to find out whether its control understands it. */
export function styleField(
  { label, control, units, options }: FieldParts,
  css: (raw: unknown) => string,
  { when, perDevice = true }: ReadOptions = {},
): Field<unknown> {
  return {
    label,
    control,
    schema: Type.Any(),
    fallback: '',
    read: (raw) => (raw === '' || css(raw) !== '' ? raw : undefined),
    ...(perDevice && { perDevice: true as const }),
    ...(units && { units }),
    ...(options && { options }),
    ...(when && { when }),
  }
}

type Named = [key: string, label: string, declare: Declare]

function controlOf(
  [key, label, declare]: Named,
  kind: Omit<FieldParts, 'label'>,
  css: (raw: unknown) => string,
  options?: ReadOptions,
): StyleControl {
  return {
    keys: [key],
    css: (value) => written(declare, css(value(key))),
    state: 'normal',
    fields: { [key]: styleField({ label, ...kind }, css, options) },
  }
}

export const size = (key: string, label: string, declare: Declare, options: SizeOptions & ReadOptions = {}): StyleControl =>
  controlOf(
    [key, label, declare],
    { control: 'size', units: options.units ?? LENGTH_UNITS },
    (raw) => sizeCss(raw, options),
    options,
  )

export const sides = (key: string, label: string, declare: Declare, options: SizeOptions & ReadOptions = {}): StyleControl =>
  controlOf(
    [key, label, declare],
    { control: 'sides', units: options.units ?? LENGTH_UNITS },
    (raw) => sidesCss(raw, options),
    options,
  )

export const colour = (key: string, label: string, declare: Declare = 'color', options: ReadOptions = {}): StyleControl =>
  controlOf([key, label, declare], { control: 'color' }, readerOf(declare), { perDevice: false, ...options })

const readerOf = (declare: Declare) =>
  declare === 'color' ? textColourCss : declare === 'background-color' ? groundColourCss : colourCss

export const numeric = (
  key: string,
  label: string,
  declare: Declare,
  { min, max, ...options }: { min: number; max: number } & ReadOptions,
): StyleControl => controlOf([key, label, declare], { control: 'size', units: [''] }, (raw) => numberCss(raw, min, max), options)

/** `css` says what of the style sheet a word stands for, where that is not the word itself. */
export const words = (
  key: string,
  label: string,
  declare: Declare,
  { options, css = {}, ...rest }: { options: Record<string, string>; css?: Record<string, string> } & ReadOptions,
): StyleControl => {
  const known = [...Object.keys(options), ...Object.keys(css)]
  return controlOf(
    [key, label, declare],
    { control: 'choice', options: { '': 'Padrão', ...options } },
    (raw) => {
      const word = wordCss(raw, known)
      return css[word] ?? word
    },
    rest,
  )
}

/** A setting that a group hangs on: «custom» or «yes» once the group is to say something. */
export const switchField = (key: string, label: string, on: Record<string, string>): Fields => ({
  [key]: { ...choice(label, { '': 'Padrão', ...on }, ''), read: (raw) => (isSwitch(raw, on) ? raw : undefined) },
})
const OFF = new Set(['', 'no', 'none'])
const isSwitch = (raw: unknown, on: Record<string, string>): raw is string =>
  typeof raw === 'string' && (OFF.has(raw) || Object.hasOwn(on, raw))
