import type { ViewProps } from '#builder/define-widget.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import type widget from './widget.ts'

export default function TextEditor({ settings }: ViewProps<typeof widget>) {
  const { editor, size, drop_cap } = settings
  if (editor === '') return null
  return (
    <div className="elementor-text-editor" data-size={size}>
      <Prose html={editor} className={drop_cap ? 'prose elementor-drop-cap-yes' : 'prose'} />
    </div>
  )
}
