import { SaveButton as LibraryButton, type SaveButtonProps } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFailedSave } from './use-failed-save.ts'

/**
 * Saves once, however often it is pressed: also the one that may be pressed before anything is typed rests while it saves. What
 * the shop said of the last try is forgotten first, for what it said of no field of the form would bar the form for ever.
 */
export function SaveButton({ alwaysEnable = false, onClick, ...rest }: SaveButtonProps) {
  const { clearErrors } = useFormContext()
  const { isSubmitting, isValidating } = useFormState()
  useFailedSave()
  return (
    <LibraryButton
      {...rest}
      alwaysEnable={alwaysEnable && !isSubmitting && !isValidating}
      onClick={(event) => {
        clearErrors()
        onClick?.(event)
      }}
    />
  )
}
