import { fieldName, type FormField, isRequired } from '#content/forms/contract.ts'

/**
 * Lets the browser's own check know what it can't see by itself: a field that is required because of another,
 * and a group of boxes of which one must be ticked.
 */
export function refreshRequired(form: HTMLFormElement, fields: FormField[]) {
  const sent = new FormData(form)
  const valuesOf = (id: string) => {
    const field = fields.find((one) => one.id === id)
    return field ? sent.getAll(fieldName(field)).map(String) : []
  }
  for (const field of fields) {
    const controls = controlsOf(form, field)
    const required = isRequired(field, valuesOf)
    if (field.type === 'checkbox') {
      // Any ticked box will do, so only the first asks, and only while none is.
      controls.forEach((box, index) => (box.required = required && index === 0 && !controls.some((each) => each.checked)))
    } else if (field.requiredWhen) for (const control of controls) control.required = required
  }
}

export const controlsOf = (form: HTMLFormElement, field: FormField) =>
  [...form.elements].filter((control): control is HTMLInputElement => (control as HTMLInputElement).name === fieldName(field))

/** Whether everything on a step is filled in as the browser wants it; shows the first thing that is not. */
export function isStepValid(form: HTMLFormElement, fields: FormField[]): boolean {
  return fields.flatMap((field) => controlsOf(form, field)).every((control) => control.reportValidity())
}
