/** A refusal in a list of them, if its reason holds. */
export function when<const Refusal>(holds: boolean, refusal: Refusal): readonly Refusal[] {
  return holds ? [refusal] : [];
}
