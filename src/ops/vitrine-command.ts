/** How a person writes a command of ours. */
export const VITRINE = 'npm run vitrine --'
