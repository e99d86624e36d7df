import type { FormField } from '#content/forms/contract.ts'

/** One screen of a form: the field that names it, and what is filled in on it. */
export type Step = { head: FormField | undefined; fields: FormField[] }
export type IndicatorState = 'inactive' | 'active' | 'completed'

/** A step field begins a step. A form without any is one step without a name. */
export function splitSteps(fields: FormField[]): Step[] {
  const steps: Step[] = []
  for (const field of fields) {
    if (field.type === 'step') steps.push({ head: field, fields: [] })
    else {
      if (steps.length === 0) steps.push({ head: undefined, fields: [] })
      steps.at(-1)!.fields.push(field)
    }
  }
  return steps.length === 0 ? [{ head: undefined, fields: [] }] : steps
}

/** How far the form is: the last step is all of it. */
export const progressPercent = (step: number, total: number) => Math.floor(((step + 1) / total) * 100)

export const indicatorState = (index: number, current: number): IndicatorState =>
  index === current ? 'active' : index < current ? 'completed' : 'inactive'

/** The step that holds the first field with a problem, in the form's order; undefined when no field has one. */
export function firstStepWithError(steps: Step[], errors: Record<string, string>): number | undefined {
  const index = steps.findIndex((step) => step.fields.some((field) => field.id in errors))
  return index < 0 ? undefined : index
}
