type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>

/** Ctrl+K, on a Mac also ⌘K; a text that is being written takes it for a link of its own first. */
export const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: Pressed) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented
