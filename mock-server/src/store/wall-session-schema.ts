/** Sessions of a board on the wall: they read the board and nothing else, and may rest. */
export const wallSessionSchema = `
ALTER TABLE session ADD COLUMN is_wall INTEGER NOT NULL DEFAULT 0;
`;
