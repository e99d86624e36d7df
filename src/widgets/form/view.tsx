import type { ViewProps } from '#builder/define-widget.ts'
import type { ShownAnswer } from '#content/forms/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import form from './island.tsx'
import { formOf } from './read-form.ts'
import type widget from './widget.ts'

export default function Form({ settings, id, page }: ViewProps<typeof widget>) {
  const { name, fields } = formOf(settings)
  if (fields.length === 0) return null
  return (
    <IslandSlot
      island={form}
      id={id}
      props={{
        id,
        postId: String(page.id),
        pageTitle: page.title,
        name,
        fields,
        showLabels: settings.show_labels,
        markRequired: settings.mark_required,
        size: settings.input_size,
        button: { text: settings.button_text, width: settings.button_width, align: settings.button_align },
        steps: {
          type: settings.step_type,
          shape: settings.step_icon_shape,
          next: settings.step_next_label,
          previous: settings.step_previous_label,
        },
        // Only the page that answers a form carries one, made by the form's own route.
        answer: page.sent?.formId === id ? (page.sent as ShownAnswer) : undefined,
      }}
    />
  )
}
