import { useState } from 'react'
import { MediaPicker } from './media-picker.tsx'

/** The library, opened to choose one picture of it. */
export function usePicker(onPick: (id: number) => void) {
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: () => setIsOpen(true),
    picker: isOpen && (
      <MediaPicker
        onClose={() => setIsOpen(false)}
        onPick={(id) => {
          setIsOpen(false)
          onPick(id)
        }}
      />
    ),
  }
}
