import { useState } from 'react'
import { MediaPicker } from './media-picker.tsx'

/** The library, opened to choose one picture of it. */
export const usePicker = (onPick: (id: number) => void) => useLibrary({ several: false, onPick: ([id]) => onPick(id!) })

/** The library, opened to choose a picture of it or to send several. */
export const useManyPicker = (onPick: (ids: number[]) => void) => useLibrary({ several: true, onPick })

function useLibrary({ several, onPick }: { several: boolean; onPick: (ids: number[]) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: () => setIsOpen(true),
    picker: isOpen && <MediaPicker several={several} onPick={onPick} onClose={() => setIsOpen(false)} />,
  }
}
