import { type ComponentType, memo } from 'react'
import { useStable } from '../shared/use-stable.ts'
import { ChoiceSetting, SwitchSetting } from './choice-inputs.tsx'
import type { InputOptions } from './input-options.ts'
import { ItemsSetting } from './items-input.tsx'
import { BackgroundSetting, LinkSetting, PictureSetting } from './linked-inputs.tsx'
import { ColorSetting, FontSetting, IconSetting } from './look-inputs.tsx'
import { NumberSetting } from './number-inputs.tsx'
import { PointsSetting } from './points-input.tsx'
import { ProductsSetting } from './products-input.tsx'
import { ShadowSetting, SidesSetting, SizeSetting } from './size-inputs.tsx'
import { CardSetting } from './template-inputs.tsx'
import { CssSetting, RichTextSetting, TextSetting } from './text-inputs.tsx'
import type { Control } from '#builder/fields.ts'

const INPUTS: Record<Control, ComponentType<InputOptions>> = {
  text: TextSetting,
  lines: TextSetting,
  'rich-text': RichTextSetting,
  number: NumberSetting,
  choice: ChoiceSetting,
  switch: SwitchSetting,
  color: ColorSetting,
  link: LinkSetting,
  picture: (options) => (options.setting.part === null ? <PictureSetting {...options} /> : <BackgroundSetting {...options} />),
  icon: IconSetting,
  size: SizeSetting,
  sides: SidesSetting,
  shadow: ShadowSetting,
  font: FontSetting,
  card: CardSetting,
  products: ProductsSetting,
  points: PointsSetting,
  css: CssSetting,
  items: (options) => <ItemsSetting {...options} Input={SettingInput} />,
}

/** What a setting is changed with, whatever it is. Typing into one of them does not draw the others again. */
export function SettingInput({ onChange, ...shown }: InputOptions) {
  return <MemoInput {...shown} {...useStable({ onChange })} />
}

const MemoInput = memo((options: InputOptions) => {
  const Input = INPUTS[options.setting.control] ?? TextSetting
  return <Input {...options} />
})
