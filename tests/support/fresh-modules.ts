import { vi } from 'vitest'

// Files share a process, and with it the packages that were read once; what the project's own modules keep is forgotten between two files.
vi.resetModules()
