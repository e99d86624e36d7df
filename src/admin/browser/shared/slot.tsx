import { Box, type SxProps, type Theme } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'

/** A place in one part of a screen that another part draws into. What stands around the two is not drawn again when it comes or goes. */
export type Slot = ReturnType<typeof createSlot>

export function useSlot(): Slot {
  const [slot] = useState(createSlot)
  return slot
}

export const SlotPlace = ({ slot: { put }, sx }: { slot: Slot; sx: SxProps<Theme> }) => <Box ref={put} sx={sx} />

/** The place as it is now; none while it is not drawn. */
export const useSlotNode = ({ node, subscribe }: Slot): HTMLElement | null => useSyncExternalStore(subscribe, node)

function createSlot() {
  let place: HTMLElement | null = null
  const listeners = new Set<() => void>()
  return {
    put: (node: HTMLElement | null) => {
      place = node
      for (const tell of listeners) tell()
    },
    node: () => place,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
