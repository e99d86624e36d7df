export const MEMORY_ENV: Record<string, string>
export const MEMORY_FLAGS: string[]
