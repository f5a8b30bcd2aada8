/** English of the Philippines differs in nothing yet but dates and money, which come from Intl. */
export default {};
