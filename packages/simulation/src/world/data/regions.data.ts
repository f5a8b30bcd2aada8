/**
 * Where leagues belong, in order of priority: `code|name`, then the country code and the code `Intl.DisplayNames`
 * translates where they are not the code itself.
 */
export const regionLines = `
gb-eng|England|gb-eng|-
int|International|int|001
eu|Europe|eu|150
es|Spain
de|Germany
it|Italy
fr|France
us|USA
nl|Netherlands
pt|Portugal
br|Brazil
ar|Argentina
gb-sct|Scotland|gb-sct|-
tr|Turkey
be|Belgium
mx|Mexico
`;
