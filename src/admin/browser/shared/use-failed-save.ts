import { useCallback, useLayoutEffect, useRef } from 'react'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'

type Save = (resource: string, params: unknown) => Promise<unknown>

/**
 * A save that failed is none. The form takes whatever left no trouble at its fields for saved, and would let go of what was typed
 * without asking.
 */
export function useFailedSave() {
  const { control } = useFormContext()
  const { isSubmitSuccessful } = useFormState()
  const hasFailed = useRef(false)
  const watched = useCallback(async (resource: string, params: unknown, save: Save) => {
    hasFailed.current = true
    const answer = await save(resource, params)
    hasFailed.current = false
    return answer
  }, [])
  useRegisterMutationMiddleware(watched)
  // Before anything can be pressed: an effect that waits for the page to be drawn would leave a moment in which nobody is asked.
  useLayoutEffect(() => {
    // As the form's own library takes back what it called saved; nothing else of the form is touched.
    if (isSubmitSuccessful && hasFailed.current) control._subjects.state.next({ isSubmitSuccessful: false })
  }, [isSubmitSuccessful, control])
}
