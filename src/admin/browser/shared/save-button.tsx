import { SaveButton as LibraryButton, type SaveButtonProps, useFormIsDirty } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFailedSave } from './use-failed-save.ts'

/**
 * Saves once, however often it is pressed: also the one that may be pressed before anything is typed rests while it saves. It does not
 * rest while the form is being checked: that happens when a field is left, and whoever has just come here by Tab would press in vain.
 * What the shop said of the last try is forgotten first, for what it said of no field of the form would bar the form for ever.
 */
export function SaveButton({ alwaysEnable = false, disabled = false, onClick, ...rest }: SaveButtonProps) {
  const { clearErrors } = useFormContext()
  const { isSubmitting } = useFormState()
  const isDirty = useFormIsDirty()
  useFailedSave()
  return (
    <LibraryButton
      {...rest}
      disabled={disabled}
      alwaysEnable={!disabled && !isSubmitting && (alwaysEnable || isDirty)}
      onClick={(event) => {
        clearErrors()
        onClick?.(event)
      }}
    />
  )
}
