/** Where the page of tests stands. */
export const WEB_ADDRESS = 'http://127.0.0.1:5173/';
