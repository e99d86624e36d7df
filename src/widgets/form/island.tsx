import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { fillFromAddress } from '#content/forms/client.ts'
import { AJAX_URL, type FormField, NONCE_FIELD, SEND_ACTION } from '#content/forms/contract.ts'
import { defineIsland } from '#islands/define-island.ts'
import { Field } from './field.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { FormProps } from './form-props.ts'
import { Question } from './question.tsx'
import { isStepValid, refreshRequired } from './required-now.ts'
import { StepIndicator } from './step-indicator.tsx'
import { firstStepWithError, splitSteps } from './steps.ts'
import { followAnswer, submitForm, tellError } from './submit-form.ts'

type Message = { kind: 'success' | 'danger'; text: string }
const MB = 1024 * 1024

/** The whole form. What is typed stays in the browser's own fields, so nothing is lost when React takes over. */
function ShopForm(props: FormProps) {
  const { id, postId, fields, answer } = props
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const steps = useMemo(() => splitSteps(fields), [fields])
  const [step, setStep] = useState(() => firstStepWithError(steps, answer?.errors ?? {}) ?? 0)
  const [errors, setErrors] = useState(answer?.errors ?? {})
  const [message, setMessage] = useState<Message | undefined>(
    answer && { kind: answer.success ? 'success' : 'danger', text: answer.message },
  )
  const [sending, setSending] = useState(false)
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    fillFromAddress(form.current!.parentNode!)
    refreshRequired(form.current!, fields)
  }, [fields])
  // After the step is in sight: what is not shown can't be focused.
  useEffect(() => {
    const field = focusNext.current
    focusNext.current = undefined
    if (field !== undefined && !sending) form.current?.querySelector<HTMLElement>(`[id="form-field-${field}"]`)?.focus()
  })

  const goTo = (next: number) => {
    if (next > step && !isStepValid(form.current!, steps[step]!.fields)) return
    setStep(next)
    focusNext.current = steps[next]?.fields.find(({ type }) => type !== 'html' && type !== 'hidden')?.id
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (event.key !== 'Enter' || !isField || step === steps.length - 1) return
    // Enter sends a form; on an earlier step it leads on instead.
    event.preventDefault()
    goTo(step + 1)
  }
  const fail = (text: string, wrong: Record<string, string>) => {
    setErrors(wrong)
    setMessage(text === '' ? undefined : { kind: 'danger', text })
    const jump = firstStepWithError(steps, wrong)
    if (jump !== undefined) setStep(jump)
    focusNext.current = fields.find((field) => field.id in wrong)?.id
    tellError(form.current!, { message: text, errors: wrong })
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setSending(true)
    setErrors({})
    setMessage(undefined)
    try {
      const sent = await submitForm(form.current!, postId, id)
      if (sent?.success) {
        followAnswer(form.current!, sent)
        refreshRequired(form.current!, fields)
        setStep(0)
        setMessage(sent.data.message === '' ? undefined : { kind: 'success', text: sent.data.message })
      } else if (sent) fail(sent.data.message, sent.data.errors)
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), {})
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const onFiles = (field: FormField, input: HTMLInputElement) => {
    const isTooBig = [...(input.files ?? [])].some((file) => file.size > Number(input.dataset.maxsize) * MB)
    const text = isTooBig ? (input.dataset.maxsizeMessage ?? '') : ''
    input.setCustomValidity(text)
    setErrors(({ [field.id]: _before, ...rest }) => (isTooBig ? { ...rest, [field.id]: text } : rest))
    if (isTooBig) tellError(form.current!, { message: '', errors: { [field.id]: text } })
  }
  // A field on a step that is out of sight can't show what is wrong with it: the form goes there.
  const onInvalid = (event: FormEvent) => {
    const name = (event.target as HTMLInputElement).name
    const place = steps.findIndex((one) => one.fields.some((field) => name.startsWith(`form_fields[${field.id}]`)))
    if (place >= 0 && place < step) setStep(place)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter is the browser's own gesture for a whole form
    <form
      ref={form}
      className={`elementor-form${sending ? ' elementor-form-waiting' : ''}`}
      data-state={sending ? 'sending' : 'idle'}
      method="post"
      action={`${AJAX_URL}?action=${SEND_ACTION}`}
      encType="multipart/form-data"
      name={props.name}
      aria-label={props.name}
      aria-busy={sending}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={onKeyDown}
      onInvalidCapture={onInvalid}
      onChange={() => refreshRequired(form.current!, fields)}
    >
      <input type="hidden" name="post_id" value={postId} />
      <input type="hidden" name="form_id" value={id} />
      <input type="hidden" name="referer_title" value={props.pageTitle} />
      <input type="hidden" name="queried_id" value={postId} />
      {answer && <input type="hidden" name={NONCE_FIELD} value={answer.nonce} />}
      <StepIndicator steps={steps} current={step} type={props.steps.type} shape={props.steps.shape} />
      <div className="elementor-form-fields-wrapper">
        {steps.map(({ head, fields: own }, index) => (
          <div
            key={head?.id ?? 'first'}
            className="e-form__step elementor-form-fields-wrapper"
            data-state={index === step ? 'active' : 'inactive'}
          >
            {head && steps.length > 1 && head.label !== '' && (
              <p className={`elementor-field-type-step elementor-field-group-${head.id} elementor-column elementor-col-100`}>
                {head.label}
              </p>
            )}
            {own.map((field) => (
              <Field
                key={field.id}
                field={field}
                error={errors[field.id]}
                typed={answer && !answer.success ? (answer.values[field.id] ?? []) : undefined}
                showLabels={props.showLabels}
                markRequired={props.markRequired}
                size={props.size}
                onFiles={onFiles}
              />
            ))}
          </div>
        ))}
        {answer?.question && <Question id={id} {...answer.question} />}
        <FormButtons button={props.button} steps={props.steps} list={steps} current={step} sending={sending} onStep={goTo} />
      </div>
      {message && (
        <div className={`elementor-message elementor-message-${message.kind}`} role="alert">
          {message.text}
        </div>
      )}
    </form>
  )
}

export default defineIsland('form', 'interaction', ShopForm)
